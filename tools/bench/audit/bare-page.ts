// The least that a React page does in a browser: what the site's script time is measured against.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) hydrateRoot(root, createElement('h1', null, 'Bare'));
