export { Differentiator, DifferentiatorFigure, DifferentiatorList, DifferentiatorTitle } from './Differentiator.tsx';
