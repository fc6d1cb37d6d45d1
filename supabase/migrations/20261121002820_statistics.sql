-- Nothing is planned by what is in these columns, and reading all of them for statistics takes seconds of an `analyze`.

alter table public.tools
  alter column hints set statistics 0, alter column fields set statistics 0, alter column chunk set statistics 0,
  alter column input_schema set statistics 0, alter column output_schema set statistics 0, alter column definition set statistics 0,
  alter column terms set statistics 0, alter column description set statistics 0;
alter table private.tool_embeddings alter column embedding set statistics 0;
alter table private.search_terms alter column ordinals set statistics 0, alter column weights set statistics 0;
alter table public.connectors alter column full_schema_json set statistics 0;
alter table private.upload_texts alter column content set statistics 0;
alter table private.upload_tools alter column tools set statistics 0;
alter table public.knowledge_documents alter column embedding set statistics 0;
