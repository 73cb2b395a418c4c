/** The park's own screen on the dock: the secret link to it, and whose names it shows. */

export { registerBoard } from './board.routes.ts';
export { registerBoardName } from './board-name.routes.ts';
