-- Aborting sets the state itself and raises the fence: a wish that the importer has to notice is not needed.
alter table article_import drop column abort_requested;
