-- Stored pages of searches by an alias were found, or found nothing, by the aliases of then.
CREATE FUNCTION "record_alias_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "games_aliases_changed" AFTER UPDATE OF "aliases" ON "games"
FOR EACH ROW WHEN (OLD.aliases IS DISTINCT FROM NEW.aliases) EXECUTE FUNCTION "record_alias_change"();
