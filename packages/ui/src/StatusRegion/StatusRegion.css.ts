import { vars } from '@uno/tokens/contract';
import { styleVariants } from '@vanilla-extract/css';

export const region = styleVariants({
  shown: { minHeight: `calc(1em * ${vars.leading.body})` },
  heard: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
