/**
 * The security policies of the pages: thousands share a few.
 *
 * @param policyOfPage makes that of the pages of one entry of the route table
 */
export function openPolicies(policyOfPage: (name: string) => string) {
  const places = new Map<string, number>();
  const ofPages = new Map<string, number>();
  /** The place of a policy among those that differ. */
  const placeOf = (policy: string): number => {
    const place = places.get(policy) ?? places.size;
    places.set(policy, place);
    return place;
  };
  return {
    placeOf,
    ofPage(name: string): number {
      const place = ofPages.get(name) ?? placeOf(policyOfPage(name));
      ofPages.set(name, place);
      return place;
    },
    all: (): readonly string[] => [...places.keys()],
  };
}
