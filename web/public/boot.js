// Before the first paint: the visitor's own colour scheme, and nothing of a page that is about to change its language.
(() => {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    const asked = new URLSearchParams(location.search).get('lang');
    const language = asked === 'pl' || asked === 'en' ? asked : localStorage.getItem('lang');
    if ((language === 'pl' || language === 'en') && language !== page.lang) page.dataset.otherLanguage = '';
  } catch {
    // A browser that forbids storage gets the system's scheme, in Polish.
  }
})();
