export { PartnerBadge, PartnerBadgeName, PartnerBadgeNote } from './PartnerBadge.tsx';
