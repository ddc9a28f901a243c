import { labels } from '../../../pages/labels.js';
import { Quote } from '../../../pages/Quote.jsx';

export default function Page() {
  return <Quote labels={labels} />;
}
