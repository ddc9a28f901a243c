export {
  Differentiator, DifferentiatorFigure, type DifferentiatorFigureProps, DifferentiatorList, type DifferentiatorListProps, type DifferentiatorProps,
  DifferentiatorTitle, type DifferentiatorTitleProps,
} from './Differentiator.tsx';
