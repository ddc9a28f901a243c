/* The print styles of every page: a separate file, which browsers fetch after the page. */
import './layout/print.css';
