import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaskList } from '../../site/src/layout/TaskList.tsx';

test('a task is shown with how often it is done', () => {
  expect(renderToStaticMarkup(<TaskList labelledBy="tasks" tasks={[['Corridors', 'each week'], ['Garage']]} />)).toContain('>each week</span>');
});
