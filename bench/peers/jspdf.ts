export { jsPDF } from 'jspdf';
