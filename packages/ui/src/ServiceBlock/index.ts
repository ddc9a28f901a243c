export {
  ServiceBlock,
  ServiceBlockChallenge,
  ServiceBlockEcoNote,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlockList,
  ServiceBlockText,
  ServiceBlockTitle,
} from './ServiceBlock.tsx';
