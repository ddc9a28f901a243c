export {
  CallToAction,
  CallToActionButtons,
  CallToActionLead,
  CallToActionPhone,
  CallToActionTitle,
} from './CallToAction.tsx';
export { NightFacade } from './NightFacade.tsx';
