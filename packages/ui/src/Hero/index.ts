export { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPicture, HeroTitle, HeroWords } from './Hero.tsx';
export { HeroPause } from './HeroPause.tsx';
