export { type LitWindow, NightFacade } from './NightFacade.tsx';
