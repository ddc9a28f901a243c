import { webkit } from './webkit.ts';
import { testWalks } from './walks.ts';

testWalks(webkit);
