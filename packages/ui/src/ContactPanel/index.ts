export { ContactFigure, ContactPanel, ContactText, ContactWay } from './ContactPanel.tsx';
