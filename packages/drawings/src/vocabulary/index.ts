/** The parts of close-ups: people, tools and rooms. */
export * from './closeUp/air.ts';
export * from './closeUp/furniture.ts';
export * from './closeUp/keys.ts';
export * from './closeUp/person.ts';
export * as poses from './closeUp/poses.ts';
export * as rooms from './closeUp/room.ts';
export * as tools from './closeUp/tools.ts';
export * from './closeUp/warehouse.ts';
