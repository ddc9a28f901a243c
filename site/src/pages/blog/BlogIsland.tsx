import { BrowserRouter } from 'react-router-dom';
import { BlogIndex } from '../../blog/BlogIndex.tsx';

/** The index of the blog in the browser. It is the only page with a router, because its filters and pages are in the query. */
export default function BlogIsland() {
  return (
    <BrowserRouter>
      <BlogIndex />
    </BrowserRouter>
  );
}
