export {
  ContactFigure, type ContactFigureProps, ContactPanel, type ContactPanelProps, ContactText, type ContactTextProps, ContactWay, type ContactWayProps,
} from './ContactPanel.tsx';
