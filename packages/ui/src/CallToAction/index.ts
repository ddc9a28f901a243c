export {
  CallToAction,
  CallToActionButtons,
  CallToActionLead,
  CallToActionPhone,
  CallToActionTitle,
} from './CallToAction.tsx';
export { type LitWindow, NightFacade } from './NightFacade.tsx';
