/** The look every page needs. The frame imports this once, before anything else. */
import './base.css';
import './tokens.css';
import './fonts.css';
