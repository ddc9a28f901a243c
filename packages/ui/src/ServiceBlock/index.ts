export {
  ServiceBlock,
  ServiceBlockFeatures,
  ServiceBlockLink,
  ServiceBlockList,
  ServiceBlockNote,
  ServiceBlockText,
  ServiceBlockTitle,
} from './ServiceBlock.tsx';
