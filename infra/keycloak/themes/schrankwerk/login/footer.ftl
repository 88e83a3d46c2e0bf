<#-- Beneath every page: the ways that need no sign-in, and the portal's own legal pages. -->
<#macro content>
<#local portal = ((client.baseUrl)!"/")?remove_ending("/")>
<#if (pageId!"") == "login">
  <ul class="schrankwerk-ways">
    <li><a href="${portal}/forget">Passwort vergessen?</a></li>
    <li><a href="${portal}/register">Registrieren</a></li>
  </ul>
</#if>
<nav class="schrankwerk-legal" aria-label="Rechtliches">
  <a href="${portal}/imprint">Impressum</a>
  <a href="${portal}/privacy">Datenschutz</a>
</nav>
</#macro>
