import './uno.js';
import './tailwind.css';
