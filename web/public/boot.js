// Before the first paint: the visitor's own colour scheme, the bars of their role, and nothing of a page that is about to change its language.
// After it, and after the picture that leads the page: the scripts of a page that the server has made (web/src/app/seo/afterPaint.ts), which reads and links without them, and what they need.
(() => {
  /** Until those pictures have come, or failed to. */
  function leadingPictures() {
    const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
    return Promise.all(pictures.filter(({ complete }) => !complete).map(settled));
  }
  function settled(picture) {
    return new Promise((done) => {
      picture.addEventListener('load', done);
      picture.addEventListener('error', done);
    });
  }

  /** For a page that is shown but not painted, as under another window. */
  const longestWaitMs = 1500;
  /** After so long untouched a page is hydrated to show what has changed meanwhile. */
  const untouchedMs = 20_000;
  /** From the finger's touch to the click that it makes. */
  const longestPressMs = 300;
  /** What a press opens needs the processor, which the scripts would keep busy; a slow line is not waited for. */
  const longestAnswerMs = 1500;
  /** Whoever pays for each byte gets no more than what they touch. */
  const savesData = navigator.connection?.saveData === true;
  const touches = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'site-touched'];
  /** Whom the page knows, or counts, or who asked for another month than it shows: for them it comes to life at once. */
  let isExpected = false;
  const page = document.documentElement;
  page.dataset.unpainted = '';
  try {
    const asked = new URLSearchParams(location.search).get('lang');
    // Who goes on to another page before the scripts are there keeps the language.
    if (/^(pl|en)$/.test(asked)) localStorage.lang = asked;
    const { theme, lang, role, cookie_consent: consent } = localStorage;
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    // Whose entries the bars have until the session is known (web/src/app/shell/viewers.ts).
    const isKnown = 'auth_tokens' in localStorage;
    if (/^(User|Manager|Editor|Admin)$/.test(role)) page.dataset.role = role;
    else if (isKnown) page.dataset.role = 'User';
    // The question about cookies stands in every page that the server makes.
    if (/^(true|false)$/.test(consent)) page.dataset.answered = '';
    isExpected = consent === 'true' || isKnown || /[?&](month|day)=/.test(location.search);
    if (/^(pl|en)$/.test(lang) && lang !== page.lang) page.dataset.otherLanguage = '';
  } catch {
    // A browser that forbids storage gets the system's scheme, in Polish.
  }

  // The looks are chosen without the scripts; web/src/theme/colourScheme.ts reads what stands here.
  addEventListener('change', ({ target }) => {
    if (target.name === 'theme') localStorage.theme = page.dataset.theme = target.value;
  });

  /** When the visitor touches the page, or has not for a while. */
  function touch() {
    return new Promise((done) => {
      const go = (event) => {
        // A mouse that rests above a page as it loads is told to the page, too.
        if (event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
        clearTimeout(late);
        for (const kind of touches) removeEventListener(kind, go, true);
        done(event);
      };
      const late = savesData ? 0 : setTimeout(go, untouchedMs);
      for (const kind of touches) addEventListener(kind, go, { capture: true, passive: true });
    });
  }

  /** A press is answered first (web/src/app/first-taps): the scripts keep a slow processor busy. */
  async function answered(event) {
    if (!/^(?:pointerdown|touchstart)$/.test(event?.type)) return;
    const clicked = new Promise((done) => {
      addEventListener('click', done, { capture: true, once: true });
    });
    await atMost(longestPressMs, clicked);
    await atMost(longestAnswerMs, globalThis.opening);
    const painted = new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
    await atMost(longestPressMs, painted);
  }

  function atMost(longestMs, promise) {
    const late = new Promise((done) => {
      setTimeout(done, longestMs);
    });
    return Promise.race([promise, late]);
  }

  function runAll(files) {
    for (const src of files) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }
  }

  /** In two pieces with a rest between them, React's own first: a tap meanwhile waits for no more than one. */
  async function runInPieces(files, own) {
    await Promise.all(own.map((file) => import(file))).catch(() => {});
    await new Promise((done) => {
      setTimeout(done);
    });
    runAll(files);
  }

  function link(rel, href) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }

  /** Null where it did not come: the scripts ask again. */
  async function read(address) {
    try {
      return (await (await fetch(address)).json()).data;
    } catch {
      return null;
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    const rest = document.getElementById('after-paint');
    const {
      styles,
      content,
      fetch,
      atOnce = [],
      run,
      waits = 'all',
    } = rest ? JSON.parse(rest.textContent) : { styles: [], fetch: [], run: [] };
    // A page that scrolls on by itself says itself when the visitor has scrolled it (web/src/features/home/tourScroll.ts).
    if (atOnce.length === 0) touches.push('scroll');
    // Listened for from the first moment on: a touch before the scripts are fetched counts, too.
    const isEager = !matchMedia(waits).matches || isExpected || page.dataset.otherLanguage !== undefined;
    const touched = isEager ? Promise.resolve() : touch();
    const start = () => {
      if (page.dataset.unpainted === undefined) return;
      delete page.dataset.unpainted;
      if (!savesData) dispatchEvent(new Event('site-painted'));
      if (!savesData) for (const href of fetch) link('modulepreload', href);
      for (const href of styles) link('stylesheet', href);
      // What the page says in words already, for its scripts (main.tsx).
      if (content) globalThis.pageContent = read(content);
      runAll(atOnce);
      void touched.then(answered).then(() =>
        runInPieces(
          run,
          fetch.filter((file) => file.includes('/frame-')),
        ),
      );
    };
    // A hidden page is not painted: a tab in the background, or the wrong language, which waits for the scripts.
    const hidden = document.hidden || page.dataset.otherLanguage !== undefined;
    if (hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
    else {
      // Before the pictures that lead the page are there, scripts would take their share of a slow line.
      const painted = new PerformanceObserver(() => void leadingPictures().then(start));
      painted.observe({ type: 'paint', buffered: true });
      setTimeout(start, longestWaitMs);
    }
  });
})();
