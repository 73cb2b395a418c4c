/** Blurred hints of a group of pictures, made of the manifest by the build (placeholders.ts). */
declare module 'virtual:placeholders/*';
