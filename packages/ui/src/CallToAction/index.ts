export {
  CallToAction, CallToActionButtons, type CallToActionButtonsProps, CallToActionLead, type CallToActionLeadProps, CallToActionPhone,
  type CallToActionPhoneProps, type CallToActionProps, CallToActionTitle, type CallToActionTitleProps,
} from './CallToAction.tsx';
