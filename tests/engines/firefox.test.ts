import { firefox } from './firefox.ts';
import { testWalks } from './walks.ts';

testWalks(firefox);
