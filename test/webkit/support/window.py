#!/usr/bin/python3
"""
A window of WebKitGTK for WebKitWebDriver: MiniBrowser has a minimal width and no console. Takes its size
and the folder of its files as arguments: WIDTH HEIGHT FOLDER [without-scripts]. Reports on stdout what happens outside of
the page: the console, «DOWNLOADED name», «PRINTED», «OPENED tel:…», «CRASHED reason».
"""

import os
import sys
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
# each window has a storage of its own; an ephemeral context would not report the console
for name in ('XDG_DATA_HOME', 'XDG_CACHE_HOME'):
    os.environ[name] = os.path.join(folder, 'profile')
context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
context.set_preferred_languages(['ru-RU'])
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_page_cache=True,
    enable_javascript='without-scripts' not in sys.argv,
)
# an operation that is not referred to is cancelled
printing = []


def report(*words):
    print(*words, flush=True)


def path_of(name):
    return os.path.join(folder, name)


def open_window(session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect('decide-policy', open_outside)
    view.connect('permission-request', lambda _, request: request.allow() or True)
    view.connect('web-process-terminated', lambda _, reason: report('CRASHED', reason))
    view.connect('close', lambda _: window.destroy())
    window.show_all()
    return view


def open_outside(view, decision, kind):
    """Addresses such as tel: belong to another program; print: prints, as window.print() does nothing here."""
    if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    address = decision.get_navigation_action().get_request().get_uri()
    if address.startswith(('http:', 'https:', 'about:', 'blob:', 'data:')):
        return False
    decision.ignore()
    if address == 'print:':
        print_to_file(view)
    else:
        report('OPENED', address)
    return True


def print_to_file(view):
    operation = WebKit2.PrintOperation.new(view)
    to_file = Gtk.PrintSettings()
    to_file.set_printer('Print to File')
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, 'file://' + path_of('printed.pdf'))
    sheet = Gtk.PageSetup()
    sheet.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    operation.set_print_settings(to_file)
    operation.set_page_setup(sheet)
    operation.connect('finished', lambda _: report('PRINTED'))
    operation.connect('failed', lambda _, error: report('CRASHED', error.message))
    printing.append(operation)
    operation.print_()


def download(_, item):
    def decide(item, name):
        item.set_allow_overwrite(True)
        item.set_destination('file://' + path_of(name))
        return True

    item.connect('decide-destination', decide)
    item.connect(
        'finished', lambda item: report('DOWNLOADED', os.path.basename(item.get_destination()))
    )
    item.connect('failed', lambda _, error: report('CRASHED', error.message))


def start(_, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('window')
    session.set_application_info(information)
    session.connect('create-web-view', open_window)


context.connect('download-started', download)
context.connect('automation-started', start)
Gtk.main()
