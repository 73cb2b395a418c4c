/** The park's own screen on the dock: its secret link, and the names that it shows. */

export { registerBoard } from './board.routes.ts';
export { registerBoardName } from './board-name.routes.ts';
