export { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPause, HeroPicture, HeroTitle, HeroWords } from './Hero.tsx';
