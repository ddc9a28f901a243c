import './tailwind.css';
import './uno.js';
