import { BrowserRouter } from 'react-router-dom';
import { BlogIndex } from '../../blog/BlogIndex.tsx';

/** The index of the blog in the browser. It alone has a router: its filters and pages are in the query of its address. */
export default function BlogIsland() {
  return (
    <BrowserRouter>
      <BlogIndex />
    </BrowserRouter>
  );
}
