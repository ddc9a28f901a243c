export {
  ServiceBlock,
  ServiceBlockChallenge,
  ServiceBlockEcoNote,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlocks,
  ServiceBlockText,
  ServiceBlockTitle,
} from './ServiceBlock.tsx';
