/**
 * Refuses the browser's back and forward to another page of the site until `mayLeave` agrees, and then makes the step. A step within
 * the page is let through. The browser decides what may be refused: each refusal takes a press or a key on the page since the
 * last one, so that no page can keep a visitor for good. A browser without the Navigation API refuses nothing.
 * @returns ends it.
 */
export function blockTraversal(mayLeave: () => Promise<boolean>): () => void {
  // Safari before 26.2 and Firefox before 147 have none.
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => undefined;
  let isAsking = false;

  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable || isThisPage(destination.url)) return;
    event.preventDefault();
    if (!isAsking) void ask(destination.key);
  };
  const ask = async (key: string) => {
    isAsking = true;
    const leaves = await mayLeave();
    isAsking = false;
    if (!leaves) return;
    stop();
    // By now the entry may be gone.
    navigation.traverseTo(key).committed?.catch(() => undefined);
  };
  const stop = () => navigation.removeEventListener('navigate', onNavigate);

  navigation.addEventListener('navigate', onNavigate);
  return stop;
}

function isThisPage(url: string): boolean {
  return new URL(url).pathname === window.location.pathname;
}
