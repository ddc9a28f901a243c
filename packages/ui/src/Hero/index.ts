export {
  Hero, HeroActions, type HeroActionsProps, HeroBadge, type HeroBadgeProps, HeroLead, type HeroLeadProps, HeroNote, type HeroNoteProps, HeroPicture,
  type HeroPictureProps, type HeroProps, HeroTitle, type HeroTitleProps, HeroWords, type HeroWordsProps,
} from './Hero.tsx';
export { HeroPause, type HeroPauseProps } from './HeroPause.tsx';
