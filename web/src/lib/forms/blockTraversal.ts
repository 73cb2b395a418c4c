/**
 * Blocks the browser's back and forward to another page of the site until `mayLeave` agrees, then makes the step. Steps within the page pass. The
 * browser needs a click or key between two blocks, so no page can trap a visitor. Without the Navigation API nothing is blocked.
 * @returns the clean-up function.
 */
export function blockTraversal(mayLeave: () => Promise<boolean>): () => void {
  // Safari before 26.2 and Firefox before 147 lack it.
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => undefined;
  let isAsking = false;

  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable || isThisPage(destination.url)) return;
    event.preventDefault();
    if (!isAsking) void askToLeave(destination.key);
  };
  const askToLeave = async (key: string) => {
    isAsking = true;
    const leaves = await mayLeave();
    isAsking = false;
    if (!leaves) return;
    stop();
    // The entry may be gone by now.
    navigation.traverseTo(key).committed?.catch(() => undefined);
  };
  const stop = () => navigation.removeEventListener('navigate', onNavigate);

  navigation.addEventListener('navigate', onNavigate);
  return stop;
}

function isThisPage(url: string): boolean {
  return new URL(url).pathname === window.location.pathname;
}
