import './uno.js';
import './tailwind-bare.css';
