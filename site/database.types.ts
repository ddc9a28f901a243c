// Made from the migrations by `npm run database-types`; a test fails when it is stale.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      /** What visitors ask a quote for. Kept until it is forgotten. */
      quote_requests: {
        Row: {
          /** Made by the browser: the same words sent again carry the same one. */
          id: string;
          /** When it was stored. */
          created_at: string;
          /** The person: 1 to 200 characters, not blank. */
          name: string;
          /** Where to answer: 3 to 254 characters, name@host.domain, no space. */
          email: string;
          /** Where to call: 10 to 40 characters, spaces, hyphens and parentheses not counted in the 10. */
          phone: string;
          /** The company, if any: at most 200 characters. */
          company: string | null;
          /** One of the seven services. */
          service: string;
          /** Approximate total area in square feet, 0 to 10,000,000. */
          sqft: number | null;
          /** Floors to be cleaned, 0 to 999. */
          floors_served: number | null;
          /** {kind, days, timesPerWeek, shifts: {day, night}}; timesPerWeek counts the days of a weekly kind, at least 1, and is null otherwise. */
          schedule: Json;
          /** Answers to the service's own questions, and preferences; only those given. */
          service_details: Json | null;
          /** Anything else: at most 5,000 characters. */
          notes: string | null;
          /** The transaction that stored it: it alone reads the id back. */
          created_xid: string;
          /** new, or handled once the owner has dealt with it. */
          status: string;
        };
        Insert: {
          id: string;
          name: string;
          email: string;
          phone: string;
          company?: string | null | undefined;
          service: string;
          sqft?: number | null | undefined;
          floors_served?: number | null | undefined;
          schedule: Json;
          service_details?: Json | null | undefined;
          notes?: string | null | undefined;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      /** What visitors write to us. Kept until it is forgotten. */
      contact_messages: {
        Row: {
          /** Made by the browser: the same words sent again carry the same one. */
          id: string;
          /** When it was stored. */
          created_at: string;
          /** The person: 1 to 200 characters, not blank. */
          name: string;
          /** Where to answer: 3 to 254 characters, name@host.domain, no space. */
          email: string;
          /** Where to call, if given: at most 40 characters. */
          phone: string | null;
          /** The company, if any: at most 200 characters. */
          company: string | null;
          /** The message: 1 to 5,000 characters, not blank. */
          message: string;
          /** The transaction that stored it: it alone reads the id back. */
          created_xid: string;
          /** new, or handled once the owner has dealt with it. */
          status: string;
        };
        Insert: {
          id: string;
          name: string;
          email: string;
          phone?: string | null | undefined;
          company?: string | null | undefined;
          message: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
}
