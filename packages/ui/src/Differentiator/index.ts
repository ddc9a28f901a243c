export { Differentiator, DifferentiatorFigure, Differentiators, DifferentiatorTitle } from './Differentiator.tsx';
