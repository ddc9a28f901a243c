export {
  CallToAction,
  CallToActionButtons,
  CallToActionLead,
  CallToActionPhone,
  CallToActionTitle,
} from './CallToAction.tsx';
