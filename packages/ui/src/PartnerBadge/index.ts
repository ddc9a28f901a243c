export {
  PartnerBadge, PartnerBadgeName, type PartnerBadgeNameProps, PartnerBadgeNote, type PartnerBadgeNoteProps, type PartnerBadgeProps,
} from './PartnerBadge.tsx';
