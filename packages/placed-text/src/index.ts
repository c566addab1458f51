export {
  type BareLink,
  type DocumentFormat,
  type ListMark,
  lineText,
  type PageSize,
  type PlacedText,
  type TableCell,
  type TextLine,
  type TextPiece,
  type TextPlace,
} from './placed-text.ts';
