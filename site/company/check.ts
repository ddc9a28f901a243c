import type { z } from 'zod';
import { OwnerFileProblems, readOwnerFile } from './read.ts';
import { areasSchema, factsSchema, testimonialsSchema } from './schema.ts';

/** The problems of some files. */
const problemsOf = (files: Readonly<Record<string, z.ZodType>>): readonly string[] =>
  Object.entries(files).flatMap(([name, schema]) => {
    try {
      readOwnerFile(name, schema);
      return [];
    } catch (error) {
      if (error instanceof OwnerFileProblems) return error.problems;
      throw error;
    }
  });

/**
 * Checks every file that the owner edits in `site/company`.
 *
 * @throws {OwnerFileProblems} with the problems of all files
 */
export async function checkOwnerFiles(): Promise<void> {
  const problems = problemsOf({ 'facts.yaml': factsSchema, 'areas.yaml': areasSchema, 'testimonials.yaml': testimonialsSchema });
  if (problems.length > 0) throw new OwnerFileProblems(problems);
  // Imported here, because the pages to which an announcement may link depend on the facts.
  const { announcementSchema } = await import('./announcementSchema.ts');
  const announced = problemsOf({ 'announcement.yaml': announcementSchema });
  if (announced.length > 0) throw new OwnerFileProblems(announced);
}
