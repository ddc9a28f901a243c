export { Doorbell, IntercomSpeaker } from './AuthorIntercom.tsx';
