export { Document, Font, Link, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';
