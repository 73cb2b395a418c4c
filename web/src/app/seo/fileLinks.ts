/** One source in vite's manifest: its file, its styles and its imports. */
export interface BuiltFile {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** Links styles and scripts of the page itself, so that no script has to run to find them. */
export function fileLinks(files: BuiltFiles, sources: readonly string[], template: string): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const collect = (key: string) => {
    const entry = files[key];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    entry.imports?.forEach(collect);
  };
  sources.forEach(collect);
  const missing = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}

/** The built file of a source. */
export function scriptOf(files: BuiltFiles, source: string): string[] {
  const entry = files[source];
  return entry ? [`/${entry.file}`] : [];
}

/** Preloads a picture of the first screen before the page's scripts request it. */
export function pictureLink(media: string, srcset: string, sizes: string): string {
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesrcset="${srcset}" imagesizes="${sizes}">`;
}
