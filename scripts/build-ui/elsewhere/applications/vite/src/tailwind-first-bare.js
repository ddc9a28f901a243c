import './tailwind-bare.css';
import './uno.js';
