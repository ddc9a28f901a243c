export {
  ServiceBlock, ServiceBlockFeatures, type ServiceBlockFeaturesProps, ServiceBlockLink, type ServiceBlockLinkProps, ServiceBlockList,
  type ServiceBlockListProps, ServiceBlockNote, type ServiceBlockNoteProps, type ServiceBlockProps, ServiceBlockText, type ServiceBlockTextProps,
  ServiceBlockTitle, type ServiceBlockTitleProps,
} from './ServiceBlock.tsx';
