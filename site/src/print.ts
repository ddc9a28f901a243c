/* What every page is styled by on paper: a file of its own, which browsers fetch once the page is there. */
import './layout/print.css';
