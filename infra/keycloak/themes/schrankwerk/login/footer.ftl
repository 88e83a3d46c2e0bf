<#-- Beneath every page: the ways that need no sign-in, and the portal's own legal pages. The portal is at the root
     of the same origin; the client that Keycloak takes a page to belong to may be another. -->
<#macro content>
<#if (pageId!"") == "login">
  <ul class="schrankwerk-ways">
    <li><a href="/forget">Passwort vergessen?</a></li>
    <li><a href="/register">Registrieren</a></li>
  </ul>
</#if>
<nav class="schrankwerk-legal" aria-label="Rechtliches">
  <a href="/imprint">Impressum</a>
  <a href="/privacy">Datenschutz</a>
</nav>
</#macro>
